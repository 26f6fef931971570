import type { FastifyInstance } from "fastify";

const PUBLIC_PATHS = ["/", "/auth", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv"];

/** What search engines ask for: which pages there are, by their whole address. */
export function registerSearchEngines(app: FastifyInstance, origin: string): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join("\n");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  app.get("/robots.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots));
  app.get("/sitemap.xml", async (_request, reply) => reply.type("application/xml; charset=utf-8").send(sitemap));
}
