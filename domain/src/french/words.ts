/** Fewer than two is singular in French: 0 article, 1,5 litre, 2 articles. */
export const plural = (count: number, one: string, many = `${one}s`) => (Math.abs(count) < 2 ? one : many);

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** « de Yann », « d’Alice ». */
export const ofName = (name: string) => (/^[aeiouhâàéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
