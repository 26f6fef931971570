import { useEffect } from "react";

// why left out: nothing of ours reads it, and a variable of <body> has every element of the page styled anew.
const barSizeVariable = /--removed-body-scroll-bar-size:[^;]*;/g;

/**
 * Stands in for `react-style-singleton` (see vite.config.ts), the scroll lock of Radix dialogs and menus.
 * why: the original inserts a <style> element, which our content security policy refuses; a constructed sheet is allowed.
 */
export function stylesheetSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return {
    add(css: string) {
      if (users === 0) {
        sheet.replaceSync(css.replace(barSizeVariable, ""));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users++;
    },
    remove() {
      users--;
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string, isDynamic = false) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: like the original, only dynamic styles follow a change
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [isDynamic && styles]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
