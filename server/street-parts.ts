import type { IncomingMessage } from "node:http";
import type { BankDeps } from "../app/features/checkout/checkout-deps.ts";
import type { School } from "../app/request-context.server.ts";
import type { PageKey } from "./addresses/page-key.ts";
import type { Office } from "./office/open-office.ts";
import type { PageCache } from "./pages/page-cache.ts";
import type { PageRenderer } from "./pages/render-pages.ts";
import type { RenderedPage } from "./pages/stored-page.ts";
import type { RefusalPages } from "./street/refusal-page/refusal-pages.ts";
import type { Metrics } from "./watch/metrics.ts";

/** The parts that the public server is made of. */
export type StreetParts = {
	readonly school: School;
	readonly cache: PageCache;
	readonly findKey: (url: string) => PageKey | undefined;
	/** The address at which the requested page is to be read, if it is not this one. */
	readonly findElsewhere: (request: IncomingMessage) => string | undefined;
	/** The pattern of the route that a path leads to, for the log and the metrics: a path itself may hold somebody's secret. */
	readonly nameDoor: (path: string) => string;
	readonly renderer: PageRenderer;
	/** What browsers are shown when no page is available. */
	readonly refusalPages: RefusalPages;
	readonly metrics: Metrics;
	readonly renderBuildMeta: () => Promise<RenderedPage>;
	readonly bankDeps: BankDeps;
	readonly office: Office;
	/** True once migrations are done and the database answers. */
	readonly isReady: () => Promise<boolean>;
};
