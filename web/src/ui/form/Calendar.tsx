import { DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
import { dateToDay, dayToDate } from "../french-day.ts";
import { Button } from "./Button.tsx";
import { calendarLook } from "./calendar-look.ts";

type CalendarProps = {
  /** `yyyy-MM-dd`, or '' for none. */
  value: string;
  onValueChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

const yearsAround = 20;

/** A month at a glance, Monday first. */
export function Calendar({ value, onValueChange, min, max }: CalendarProps) {
  const today = new Date();
  const shown = value ? dayToDate(value) : today;
  const outside = [...(min ? [{ before: dayToDate(min) }] : []), ...(max ? [{ after: dayToDate(max) }] : [])];
  const todayIsOutside = Boolean((min && dateToDay(today) < min) || (max && dateToDay(today) > max));
  return (
    <div>
      <DayPicker
        mode="single"
        autoFocus
        fixedWeeks
        showOutsideDays
        locale={fr}
        weekStartsOn={1}
        navLayout="around"
        captionLayout="dropdown"
        defaultMonth={shown}
        startMonth={
          min ? dayToDate(min) : new Date(Math.min(shown.getFullYear(), today.getFullYear()) - yearsAround, 0)
        }
        endMonth={max ? dayToDate(max) : new Date(Math.max(shown.getFullYear(), today.getFullYear()) + yearsAround, 11)}
        selected={value ? dayToDate(value) : undefined}
        onDayClick={(date, modifiers) => !modifiers.disabled && onValueChange(dateToDay(date))}
        disabled={outside}
        classNames={calendarLook}
      />
      {!todayIsOutside && (
        <Button variant="quiet" className="mt-1 w-full" onClick={() => onValueChange(dateToDay(today))}>
          Aujourd’hui
        </Button>
      )}
    </div>
  );
}
