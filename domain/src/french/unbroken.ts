/** With the spaces that no line may end at: inside « », and before : ; ! ?. */
export const unbroken = (text: string) => text.replaceAll("« ", "«\u00a0").replace(/ ([»:;!?])/g, "\u00a0$1");
