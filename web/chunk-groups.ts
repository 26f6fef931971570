/** A path inside the sources, whichever way the system writes it. */
const at = (path: string) => new RegExp(path.replaceAll("/", "[\\\\/]"));

/**
 * Which modules travel together. Each group takes what its modules import with it, unless one of a higher priority has that
 * already. why: a page of many small files pays for each of them, and a visitor must not pay for what only owners see.
 */
export const CHUNK_GROUPS = [
  { name: "react", test: at("/node_modules/(react|react-dom|scheduler)/"), priority: 9 },
  {
    name: "frame",
    test: at(
      "/src/app/((App|SiteLayout|main)\\.tsx$|wanted-page\\.ts$)|/src/ui/routing/|/src/ui/content/(Badge|Card)\\.tsx$|/src/ui/overlay/popup-look|/src/ui/(first-use|lazy-part)\\.",
    ),
    priority: 8,
  },
  // why not these: the bars of an owner show them, and no visitor sees them.
  {
    name: "upkeep-icons",
    test: at(
      "/lucide-react/.*/(cable|calendar-check|chevrons-up-down|cog|droplets|file-exclamation-point|file-text|folder-open|gauge|life-buoy|package|pencil|radio-tower|shield-exclamation-point|ship|ship-wheel|star|upload|user-round|users|zap)\\.mjs$",
    ),
    priority: 8,
  },
  // why not these either: several pages show them, and neither a visitor's nor the dashboard as it comes up.
  {
    name: "page-icons",
    test: at(
      "/lucide-react/.*/(archive|arrow-down|arrow-left|arrow-up|book-open|bot|calendar-days|camera|chevron-left|chevron-up|circle|circle-check|circle-question-mark|cloud-sun|copy|download|ellipsis|ellipsis-vertical|file-down|fuel|grip-vertical|hard-drive|hourglass|image-up|lightbulb|log-out|minus|octagon-x|paperclip|printer|rotate-ccw|rotate-ccw-clock|scale|scroll-text|share-2|shield-check|shopping-basket|shopping-cart|snowflake|sparkles|sun|trash|undo-2|utensils-crossed)\\.mjs$",
    ),
    priority: 8,
  },
  {
    name: "icons",
    test: at("/node_modules/lucide-react/(?!.*/(eye|layout-dashboard|rotate-cw|search))"),
    minShareCount: 2,
    priority: 7,
  },
  {
    name: "limits",
    test: at(
      "/domain/src/(account/(limits|password|prices)|(crew|photos)/limits|documents/file-size|maintenance/soon|parts/ahead|provisioning/choices)\\.ts$",
    ),
    priority: 6,
  },
  { name: "field", test: at("/src/ui/form/(IconButton|TextInput|Field)\\.tsx$|/src/data/auth\\.ts$"), priority: 6 },
  {
    name: "radix",
    test: at("/node_modules/@radix-ui/react-(primitive|context|compose-refs|slot|id|use-[\\w-]+)/"),
    priority: 6,
  },
  { name: "article", test: at("/src/features/site/(Article|ArticleTable|IdentityValue)\\.tsx$"), priority: 5 },
  // why by themselves: a visitor reads numbers, and no days.
  { name: "numbers", test: at("/domain/src/french/(words|number)\\.ts$"), priority: 7 },
  {
    name: "own",
    test: at("/src/app/(ProtectedLayout|OwnCorner|MainMenu|BottomBar)\\.tsx$|/src/ui/content/PageHeader"),
    priority: 4,
  },
  {
    name: "upcoming",
    test: at(
      "/src/features/maintenance/(tones|moments|due-text)\\.ts$|/domain/src/maintenance/(engine-named|groups|limit-words|safety-words)\\.ts$|/src/ui/content/use-growing-count|/src/fleet/selected-boat",
    ),
    priority: 3,
  },
  // why without weeks: the planning alone has them.
  { name: "french", test: at("/domain/src/(french|days)/(?!week)"), priority: 3 },
  {
    name: "fleet",
    test: at(
      "/src/fleet/(BoatSelect|FleetLink)\\.tsx$|/src/features/crew/CrewEntry|/src/ui/content/(EmptyState|SkeletonRows)",
    ),
    priority: 3,
  },
  // why apart: of a dashboard with a boat it is no part.
  {
    name: "no-boat",
    test: at("/src/fleet/(NoBoat|RoleNote)\\.tsx$|/src/features/maintenance/commands\\.ts$"),
    priority: 2,
  },
  {
    name: "first-steps",
    test: at("/src/features/start/(progress|use-first-things|ResumeStart)|/src/app/start/StartHint"),
    priority: 1,
  },
  { name: "form", test: at("/node_modules/(zod|react-hook-form|@hookform)/|/domain/src/fields/"), priority: 2 },
  // why: the engine of the assistant and the generator share them with pages, which would load each as a file of its own.
  {
    name: "trade",
    test: at("/domain/src/(maintenance/history|inventory/(storage-tree|shopping-list)|checklists/progress)\\.ts$"),
    priority: 1,
  },
  { name: "generator", test: at("/domain/src/provisioning/(generator|to-inventory)\\.ts$"), priority: 1 },
  { name: "engine-names", test: at("/domain/src/boats/(engine-names|estimated-in)\\.ts$"), priority: 1 },
  // why: pages that read and write files share them, and the frame names each file to every visitor.
  {
    name: "files",
    test: at(
      "/src/data/(save-file|data-url|goes-at-once|followed-uploads)\\.ts$|/domain/src/(documents/file-name|csv/index)\\.ts$",
    ),
    priority: 1,
  },
  { name: "popup", test: at("/src/ui/overlay/(Dialog|ConfirmDialog|FormDialog|DropdownMenu)\\.tsx$"), priority: 1 },
];
