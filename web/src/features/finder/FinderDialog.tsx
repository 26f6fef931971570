import { type Findable, find } from "@bosco/domain/finding";
import { type KeyboardEvent, type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { useMediaQuery } from "../../ui/theme/use-media-query.ts";
import { FinderLine } from "./FinderLine.tsx";
import { actionOption, type FinderAction, type FinderOption, type FinderSheet, groupsOf } from "./finder-options.ts";
import { keepChoice, recentOptions } from "./recent-choices.ts";
import { useFindIndex } from "./use-find-index.ts";

/** So many actions stand in the empty finder; the others are found by their names. */
const FIRST_ACTIONS = 9;

/** The same height whatever is found: what is read does not jump. */
const DESK_ROOM = { minHeight: "min(30rem, 62dvh)" };
/** why the room below: the keyboard covers that part of the screen, and what ends there is scrolled free of it. */
const PHONE_ROOM = { minHeight: "76dvh", paddingBottom: "45dvh" };
/** why: what stays in place stays below the padding of what scrolls, and lines would show there. */
const ABOVE_PADDING = { top: "-1.25rem" };

type FinderDialogProps = {
  findable: Findable<FinderAction, FinderSheet>;
  /** What stands in the field as it opens. */
  startsWith: string;
  /** What is to say about data that is not there (yet). */
  note: ReactNode;
  onLead: (address: string) => void;
  /** Takes what was looked for in vain to the assistant. */
  onAsk: (question: string) => void;
  onClose: () => void;
};

/** Finds anything of one's own, a sheet or something to do; the arrows and Enter walk through what was found. */
export function FinderDialog({ findable, startsWith, note, onLead, onAsk, onClose }: FinderDialogProps) {
  const [typed, setTyped] = useState(startsWith);
  const [pointed, setPointed] = useState(0);
  // why: a line that moves away under the pointer is hard to choose.
  const [isByKey, setIsByKey] = useState(true);
  const listId = useId();
  const isPhone = useMediaQuery("(max-width: 639px)");
  const index = useFindIndex(findable);
  const recent = useMemo(() => (index ? recentOptions(index) : []), [index]);
  // why deferred: a letter is drawn before what it finds.
  const wanted = useDeferredValue(typed);
  const isAsked = wanted.trim() !== "";
  const look = useCallback((text: string) => (index ? groupsOf(find(index, text)) : []), [index]);
  const found = useMemo(() => (isAsked ? look(wanted) : []), [look, wanted, isAsked]);

  const isNothing = isAsked && index !== undefined && found.length === 0;
  const start = [
    { title: "Récents", options: recent },
    { title: "Actions", options: findable.actions.slice(0, FIRST_ACTIONS).map(actionOption) },
  ];
  const askAssistant = (text: string) =>
    actionOption({ id: "assistant", nom: "Demander à l’assistant", mots: "", leads: () => onAsk(text.trim()) });
  const groups = isNothing ? [{ title: "", options: [askAssistant(wanted)] }] : isAsked ? found : start;
  const options = groups.flatMap((group) => group.options);
  // why: what is read anew may leave fewer of them.
  const active = Math.min(pointed, options.length - 1);

  const walkTo = (at: number) => {
    setPointed(at);
    setIsByKey(true);
  };
  const pointAt = (at: number) => {
    setPointed(at);
    setIsByKey(false);
  };
  const type = (text: string) => {
    setTyped(text);
    walkTo(0);
  };
  const choose = ({ leads, ...option }: FinderOption) => {
    keepChoice({ leads, ...option });
    onClose();
    if (typeof leads === "string") onLead(leads);
    else leads();
  };
  // why looked up again: whoever types fast presses before the list has followed. Who has walked on since the last letter means what he sees.
  const firstFor = (text: string) =>
    index && text.trim() !== "" ? (look(text)[0]?.options[0] ?? askAssistant(text)) : undefined;
  const press = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const moves: Record<string, number | undefined> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined && last >= 0) walkTo(next);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      const chosen = wanted === typed || active > 0 ? options[active] : firstFor(typed);
      if (chosen) choose(chosen);
    } else return;
    event.preventDefault();
  };

  let number = -1;
  return (
    <Dialog open opensToType size="lg" title="Rechercher" onOpenChange={(open) => !open && onClose()}>
      <div style={isPhone ? PHONE_ROOM : DESK_ROOM}>
        <div className="-mt-5 sticky z-10 bg-surface py-4" style={ABOVE_PADDING}>
          <SearchInput
            role="combobox"
            aria-label="Rechercher un bateau, un article, une maintenance, un papier, une fiche ou une action"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
            placeholder="Bateau, article, papier, action…"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onValueChange={type}
            onKeyDown={press}
          />
        </div>
        {isNothing && (
          <p className="wrap-anywhere px-3 pb-2 text-ink-2">
            Rien ne correspond à «{"\u00a0"}
            {wanted.trim()}
            {"\u00a0"}».
          </p>
        )}
        {options.length > 0 && (
          <div
            id={listId}
            role="listbox"
            aria-label={isAsked ? "Résultats" : "Propositions"}
            tabIndex={-1}
            // why: the focus stays in the field; the list is walked through aria-activedescendant.
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(
              ({ title, options: own }) =>
                own.length > 0 && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of options
                  <div key={title} role="group" aria-label={title || undefined} className="mb-2">
                    {title && (
                      <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-ink-2 text-xs">
                        {title}
                      </p>
                    )}
                    {own.map((option) => {
                      number += 1;
                      const at = number;
                      return (
                        <FinderLine
                          key={`${option.kind} ${option.id}`}
                          id={`${listId}-${at}`}
                          option={option}
                          isActive={at === active}
                          isWalkedTo={at === active && isByKey}
                          onPoint={() => pointAt(at)}
                          onChoose={() => choose(option)}
                        />
                      );
                    })}
                  </div>
                ),
            )}
          </div>
        )}
        {note && <p className="px-3 py-2 text-ink-2 text-sm">{note}</p>}
        <p role="status" className="sr-only">
          {isNothing
            ? `Rien ne correspond à «\u00a0${wanted.trim()}\u00a0».`
            : isAsked && (options.length > 1 ? `${options.length} résultats` : `${options.length} résultat`)}
        </p>
      </div>
    </Dialog>
  );
}
