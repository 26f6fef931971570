import { expect, type Page } from "@playwright/test";

/**
 * What is wrong with the layout of what stands on top: the open menu or list, else the open dialog, else the page. A row that
 * scrolls sideways on purpose is none of it, nor is a text that ends in an ellipsis.
 */
export async function expectGoodLayout(page: Page, where: string, top?: string): Promise<void> {
  // why: what slides in is nowhere yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // why of the clock's alone: what goes with a row's scrolling is finished when somebody has scrolled it.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // why: what waits out of sight has no layout of its own yet, and must fit as well.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await page.evaluate(findFaults, top);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect.soft(faults, `${where}, ${page.viewportSize()?.width} px`).toEqual([]);
}

function findFaults(wanted: string | undefined): string[] {
  const faults: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth} px wide`);

  const layers = ["[data-radix-popper-content-wrapper]", "[role=dialog], [role=alertdialog]", "body"];
  const layer = (wanted ? [wanted] : layers).flatMap((one) => [...document.querySelectorAll(one)].slice(-1))[0];
  if (!layer) return [...faults, `nothing is ${wanted}`];
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  const mayScroll = (element: Element) => element.matches(".scroll-row, :has(> table), textarea");

  for (const element of layer.querySelectorAll("*")) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    if (scrolls && isShown(element) && !mayScroll(element) && element.scrollWidth > element.clientWidth + 1)
      faults.push(`scrolls sideways: ${name(element)}`);
  }

  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !isShown(parent) || parent.closest(".sr-only, svg, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    let [from, to] = [0, width];
    let isFree = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX !== "visible" && (textOverflow === "ellipsis" || mayScroll(box))) isFree = true;
      if (overflowX === "visible") continue;
      const around = box.getBoundingClientRect();
      // why: what only screen readers get is one pixel wide.
      if (around.width <= 1) isFree = true;
      [from, to] = [Math.max(from, around.left), Math.min(to, around.right)];
    }
    if (!isFree && (left < from - 1 || right > to + 1)) faults.push(`cut off: ${name(parent)}`);
  }

  const controls = "a[href], button, input, textarea, summary, [role=option], [role^=menuitem]";
  for (const control of layer.querySelectorAll<HTMLElement>(controls)) {
    if (!control.isConnected || !isShown(control) || control.closest(".sr-only, [inert]")) continue;
    // why: the way past the menu shows itself only to the keyboard.
    if (control.matches("a[href='#contenu'], input[type=file], input[type=hidden]")) continue;
    control.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    const [box] = control.getClientRects();
    if (!box) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isHit = hit && (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control));
    if (!isHit) faults.push(`covered: ${name(control)} by ${hit ? name(hit) : "nothing, it is outside the screen"}`);
  }
  return [...new Set(faults)];
}
