export * from "./first-steps.ts";
export * from "./fleet-sentence.ts";
export * from "./missing-papers.ts";
export * from "./safety-article.ts";
export * from "./sign-words.ts";
export * from "./signs.ts";
export * from "./todo.ts";
export * from "./urgency.ts";
