import { CalendarDays, X } from "lucide-react";
import { Popover } from "radix-ui";
import { type ComponentProps, use, useId, useState } from "react";
import { popupLook } from "../overlay/popup-look.ts";
import { classNames } from "../theme/class-names.ts";
import { Calendar } from "./Calendar.tsx";
import { FieldContext, joinIds } from "./field-context.ts";
import { IconButton } from "./IconButton.tsx";
import { TextInput } from "./TextInput.tsx";
import { useDayText } from "./use-day-text.ts";

type CalendarFieldProps = Omit<ComponentProps<"input">, "value" | "type" | "min" | "max"> & {
  /** `yyyy-MM-dd`, or '' for none. */
  value: string;
  onValueChange: (day: string) => void;
  min?: string;
  max?: string;
};

/** A date, typed as dd/MM/yyyy or picked from a calendar. */
export function CalendarField({
  value,
  onValueChange,
  min,
  max,
  onBlur,
  className,
  disabled,
  ...rest
}: CalendarFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wrongId = useId();
  // why a description: whoever asks for the field by its name finds the field, and not its buttons too.
  const ofField = use(FieldContext)?.labelId;
  const day = useDayText({ value, onValueChange, min, max });
  return (
    <div className={classNames("w-full min-w-0", className)}>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder="jj/mm/aaaa"
          maxLength={10}
          disabled={disabled}
          value={day.text}
          onChange={(event) => day.type(event.target.value)}
          onBlur={(event) => {
            day.leave();
            onBlur?.(event);
          }}
          className="tabular-nums [&_input]:pr-24"
          end={
            <>
              {day.text !== "" && !disabled && (
                <IconButton label="Effacer la date" aria-describedby={ofField} onClick={() => day.choose("")}>
                  <X size={18} />
                </IconButton>
              )}
              <Popover.Trigger asChild>
                <IconButton label="Ouvrir le calendrier" aria-describedby={ofField} disabled={disabled}>
                  <CalendarDays size={20} />
                </IconButton>
              </Popover.Trigger>
            </>
          }
          {...rest}
          aria-invalid={day.isWrong || rest["aria-invalid"]}
          aria-describedby={joinIds(rest["aria-describedby"], day.isWrong && wrongId)}
        />
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            aria-label="Calendrier"
            // why: the calendar itself takes the focus, on the chosen day or today.
            onOpenAutoFocus={(event) => event.preventDefault()}
            className={classNames(popupLook, "max-h-(--radix-popover-content-available-height) overflow-y-auto p-2.5")}
          >
            <Calendar
              value={value}
              min={min}
              max={max}
              onValueChange={(picked) => {
                day.choose(picked);
                setIsOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {day.isWrong && (
        <p id={wrongId} className="mt-1.5 text-late text-sm">
          Cette date n’existe pas ou sort des limites. Écrivez-la ainsi{"\u00a0"}: jj/mm/aaaa.
        </p>
      )}
    </div>
  );
}
