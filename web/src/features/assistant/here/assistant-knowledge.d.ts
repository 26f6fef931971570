declare module "virtual:assistant-knowledge" {
  /** Where the build has put what the assistant knows (web/assistant-knowledge.ts). */
  const addresses: { sheets: string; weights: string };
  export default addresses;
}
