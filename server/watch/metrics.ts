import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { OUTAGES } from "../../app/platform/outage.server.ts";
import { BUILD_ID } from "../../app/shared/build-id.ts";

export type Metrics = ReturnType<typeof createMetrics>;

type Sources = {
	readonly pages: () => number;
	readonly staleAnswers: () => number;
	/** Connections of the pool; undefined for the embedded database. */
	readonly pool: (() => { readonly total: number; readonly idle: number; readonly waiting: number }) | undefined;
};

/** Figures for the person on duty, in the Prometheus text format at `/metrics`; event loop, memory and processor come from the library. */
export function createMetrics() {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	new Gauge({ name: "orbita_build_info", help: "1 for the build that runs", labelNames: ["build"], registers }).set(
		{ build: BUILD_ID },
		1,
	);
	return {
		registry,
		outages: countOutages(registry),
		answers: new Counter({
			name: "orbita_http_answers_total",
			help: "Answers by status class and where they came from",
			labelNames: ["status", "source"] as const,
			registers,
		}),
		doors: new Counter({
			name: "orbita_door_answers_total",
			help: "Answers that were made, by door, method and status class",
			labelNames: ["door", "method", "status"] as const,
			registers,
		}),
		renderSeconds: new Histogram({
			name: "orbita_page_render_seconds",
			help: "Time to render a page that was not kept",
			buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
			registers,
		}),
		shed: new Counter({
			name: "orbita_http_shed_total",
			help: "Requests turned away because too many waited",
			registers,
		}),
		policyReports: new Counter({
			name: "orbita_csp_reports_total",
			help: "Violations of the content policy that browsers reported",
			registers,
		}),
	};
}

/** Each stands at zero from the start: of a figure that begins with its first count no rule sees a rise. */
function countOutages(registry: Registry) {
	const outages = new Counter({
		name: "orbita_outages_total",
		help: "Answers and looks into queues that failed by an outage: by what is away, held or full",
		labelNames: ["outage"] as const,
		registers: [registry],
	});
	for (const outage of Object.keys(OUTAGES)) outages.inc({ outage }, 0);
	return outages;
}

/** Adds what is as it is at the moment somebody asks for the figures. */
export function addState(registry: Registry, { pages, staleAnswers, pool }: Sources): void {
	function watch(name: string, help: string, read: () => number): void {
		new Gauge({
			name,
			help,
			registers: [registry],
			collect() {
				this.set(read());
			},
		});
	}
	watch("orbita_page_cache_pages", "Pages kept ready", pages);
	watch("orbita_page_cache_stale_answers", "Pages given as they were because they could not be rendered", staleAnswers);
	if (pool) {
		watch("orbita_database_pool_connections", "Connections of the pool", () => pool().total);
		watch("orbita_database_pool_idle", "Connections of the pool that nobody uses", () => pool().idle);
		watch("orbita_database_pool_waiting", "Questions that wait for a connection", () => pool().waiting);
	}
}

/** The class of a status as the figures name it: `2xx`. */
export function classOf(status: number): string {
	return `${Math.floor(status / 100)}xx`;
}
