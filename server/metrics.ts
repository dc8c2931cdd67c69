import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** Figures for the person on duty, in the Prometheus text format at `/metrics`. */
export function createMetrics(pageCount: () => number) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	new Gauge({
		name: "orbita_page_cache_pages",
		help: "Pages kept ready",
		registers: [registry],
		collect() {
			this.set(pageCount());
		},
	});
	return {
		registry,
		answers: new Counter({
			name: "orbita_http_answers_total",
			help: "Answers by status class and where they came from",
			labelNames: ["status", "source"] as const,
			registers: [registry],
		}),
		renderSeconds: new Histogram({
			name: "orbita_page_render_seconds",
			help: "Time to render a page that was not kept",
			buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
			registers: [registry],
		}),
		shed: new Counter({
			name: "orbita_http_shed_total",
			help: "Requests turned away because too many waited",
			registers: [registry],
		}),
		policyReports: new Counter({
			name: "orbita_csp_reports_total",
			help: "Violations of the content policy that browsers reported",
			registers: [registry],
		}),
	};
}
