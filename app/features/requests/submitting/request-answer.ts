import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import type { RequestErrors } from "../rules/request-input.ts";

/** Why a form was not taken although its fields are right; a key of the words under `refusals`. */
export type RequestRefusal = "tooMany" | "refused" | "tooFast" | "placeTaken" | "webinarFull";

export type FormValues = Readonly<Record<string, string>>;

/** The result of a submitted form: as JSON for the dialog, as pages without script. */
export type RequestAnswer =
	| { readonly state: "sent"; readonly confirmation: RequestConfirmation }
	/** Accepted; the address, with base path and language, of the page that says so. */
	| { readonly state: "moved"; readonly to: string }
	| {
			readonly state: "already";
			/** Only for the browser that holds the secret of the first request. */
			readonly own: RequestConfirmation | undefined;
			/** From when on the phone is answered, as a sentence before the number; absent while somebody answers. */
			readonly callLater?: string | undefined;
	  }
	| {
			readonly state: "errors";
			readonly errors: RequestErrors;
			readonly refusal?: RequestRefusal;
			readonly values: FormValues;
	  };

/** Dates come out of JSON as texts; every text that looks like an instant of ours becomes a Date again. */
export function parseRequestAnswer(json: string): RequestAnswer {
	return JSON.parse(json, (_key, value: unknown) =>
		typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? new Date(value) : value,
	) as RequestAnswer;
}
