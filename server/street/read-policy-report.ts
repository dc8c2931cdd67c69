import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { openPath } from "../../app/i18n/open-path.ts";
import { readBody } from "./read-body.ts";

const MAX_REPORT_BYTES = 16 * 1024;

const reportSchema = z.object({
	"csp-report": z.object({
		"document-uri": z.string().optional(),
		"effective-directive": z.string().optional(),
		"violated-directive": z.string().optional(),
		"blocked-uri": z.string().optional(),
	}),
});

/** What a browser's policy blocked: the page without the secret part of its address, the rule, and the requested host, or `inline`. */
export type PolicyReport = { readonly page?: string; readonly directive?: string; readonly blocked?: string };

/** Reads the report of a violated content policy. Anybody may send anything here: what cannot be read says nothing. */
export async function readPolicyReport(request: IncomingMessage, basePath: string): Promise<PolicyReport> {
	const read = await readBody(request, MAX_REPORT_BYTES);
	const report = read.ok ? reportSchema.safeParse(parse(read.body)).data?.["csp-report"] : undefined;
	if (!report) return {};
	const page = URL.parse(report["document-uri"] ?? "");
	const blocked = report["blocked-uri"] ?? "";
	return {
		...(page && { page: openPath(page.pathname, basePath).slice(0, 200) }),
		directive: (report["effective-directive"] ?? report["violated-directive"])?.slice(0, 60),
		blocked: URL.parse(blocked)?.host || blocked.slice(0, 60),
	};
}

function parse(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString());
	} catch {
		return undefined;
	}
}
