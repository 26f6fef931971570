/** The colours of the application by day and by night; mail programs read no tokens. */
const DAY = {
  paper: "#f4f1ea",
  surface: "#fffdf9",
  line: "#d9d2c3",
  ink: "#10263a",
  ink2: "#43566a",
  sea: "#0b4f6c",
  onSea: "#ffffff",
  flag: "#c8102e",
};
const NIGHT: typeof DAY = {
  paper: "#0b1722",
  surface: "#122231",
  line: "#2a4155",
  ink: "#eef3f6",
  ink2: "#b7c6d2",
  sea: "#5cb6d4",
  onSea: "#06202c",
  flag: "#ff6b75",
};

export const fontStack = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const styles = {
  page: `margin:0;padding:0;background:${DAY.paper}`,
  brand: `vertical-align:middle;padding-left:10px;font-size:20px;font-weight:700;color:${DAY.ink}`,
  card: `background:${DAY.surface};border:1px solid ${DAY.line};border-radius:14px;padding:28px 24px 24px;color:${DAY.ink};text-align:left`,
  title: "margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:700",
  text: "margin:0 0 14px;font-size:16px;line-height:1.5",
  small: `margin:0 0 8px;font-size:14px;line-height:1.5;color:${DAY.ink2}`,
  address: `margin:0;font-size:13px;line-height:1.45;color:${DAY.sea};word-break:break-all`,
  facts: `width:100%;border-collapse:collapse;margin:4px 0 8px;border-top:1px solid ${DAY.line}`,
  name: `padding:9px 12px 9px 0;border-bottom:1px solid ${DAY.line};font-size:14px;line-height:1.4;color:${DAY.ink2};vertical-align:top;white-space:nowrap`,
  value: `padding:9px 0;border-bottom:1px solid ${DAY.line};font-size:14px;line-height:1.4;font-weight:600;word-break:break-word`,
  group: "margin:20px 0 6px;font-size:17px;line-height:1.3;font-weight:700",
  boat: `color:${DAY.sea};text-decoration:underline`,
  what: `padding:10px 0;border-bottom:1px solid ${DAY.line};font-size:15px;line-height:1.4;word-break:break-word`,
  when: `font-size:14px;color:${DAY.ink2}`,
  quiet: `color:${DAY.ink2};text-decoration:underline`,
  button: `display:inline-block;background:${DAY.sea};color:${DAY.onSea};text-decoration:none;padding:13px 24px;border-radius:999px;font-size:16px;line-height:1.25;font-weight:600`,
};

/** The flag B, a swallowtail, drawn with the borders of an empty box: most mail programs show no drawing. */
export const FLAG = `<span class="flag" style="display:inline-block;vertical-align:middle;width:8px;height:0;border:11px solid ${DAY.flag};border-right-color:transparent"></span>`;

/** For mail programs that follow a dark scheme. */
export const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${NIGHT.paper}!important}
.card{background:${NIGHT.surface}!important;border-color:${NIGHT.line}!important}
.line{border-color:${NIGHT.line}!important}
.ink{color:${NIGHT.ink}!important}
.ink-2{color:${NIGHT.ink2}!important}
.sea{color:${NIGHT.sea}!important}
.button{background:${NIGHT.sea}!important;color:${NIGHT.onSea}!important}
.flag{border-color:${NIGHT.flag} transparent ${NIGHT.flag} ${NIGHT.flag}!important}
}`;
