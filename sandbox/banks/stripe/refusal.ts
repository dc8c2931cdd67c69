import { type Answer, json } from "../../exchange.ts";

type Refusal = { readonly type?: string; readonly code?: string; readonly param?: string; readonly message: string };

/** Stripe's envelope of an error. */
export function refuse(status: number, { type = "invalid_request_error", ...error }: Refusal): Answer {
	return json(status, { error: { type, ...error } });
}

export function refuseParameter(param: string, code = "parameter_invalid_empty"): Answer {
	return refuse(400, { code, param, message: `Invalid ${param}` });
}

export function refuseAbsent(id: string): Answer {
	return refuse(404, { code: "resource_missing", param: "id", message: `No such object: '${id}'` });
}
