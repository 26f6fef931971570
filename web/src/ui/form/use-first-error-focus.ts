import { useEffect, useRef } from "react";

/**
 * After each press that was refused the first field in error takes the focus: the first of the page, where react-hook-form
 * takes the first that was registered. Give it the form's `submitCount`, and the form `shouldFocusError: false`.
 */
export function useFirstErrorFocus(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
