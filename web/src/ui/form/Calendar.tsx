import { dayIn } from "@bosco/domain";
import { DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
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

/** Midnight of a day here, as the picker counts days. */
function dayToDate(day: string) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** A month at a glance, Monday first. */
export function Calendar({ value, onValueChange, min, max }: CalendarProps) {
  const today = new Date();
  const shown = value ? dayToDate(value) : today;
  const outside = [...(min ? [{ before: dayToDate(min) }] : []), ...(max ? [{ after: dayToDate(max) }] : [])];
  const todayIsOutside = Boolean((min && dayIn(today) < min) || (max && dayIn(today) > max));
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
        onDayClick={(date, modifiers) => !modifiers.disabled && onValueChange(dayIn(date))}
        disabled={outside}
        classNames={calendarLook}
      />
      {!todayIsOutside && (
        <Button variant="quiet" className="mt-1 w-full" onClick={() => onValueChange(dayIn(today))}>
          Aujourd’hui
        </Button>
      )}
    </div>
  );
}
