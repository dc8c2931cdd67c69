import type { WrittenStart } from "../../../shared/start-time.ts";
import type { EscalationKind } from "../../requests/board/escalate-requests.server.ts";
import type { GroupMove } from "../../requests/board/tell-moved-holds.server.ts";
import type { Message, StoredMessage } from "./message.ts";

/** The groups with a place when people were told; messages of earlier builds do not know them. */
export type ToldGroups = { readonly groups?: readonly WrittenStart[] };

/** What a visitor, managers and the CRM are told of a request. */
export type MessageAboutRequest =
	| Message<"letter", "request-received">
	| Message<"letter", "request-opening", ToldGroups>
	| Message<"letter", "request-start-moved", GroupMove>
	| Message<"telegram", "request-received" | "request-repeated" | `request-${EscalationKind}`>
	| Message<"telegram", "request-place-free", { readonly waiting: number }>
	| Message<"telegram", "request-opening", ToldGroups & { readonly waiting: number; readonly toCall: number }>
	| Message<"crm", "request-received">
	/** `fields` holds the names of the columns that changed. */
	| Message<"crm", "request-mended", { readonly fields: readonly string[] }>
	/** `into` is the number of the request that it was merged into. */
	| Message<"crm", "request-merged", { readonly into: number }>;

type Channel = MessageAboutRequest["channel"];
type KindsOf<Of extends Channel> = Readonly<Record<Extract<MessageAboutRequest, { channel: Of }>["kind"], true>>;

const KINDS: { readonly [Of in Channel]: KindsOf<Of> } = {
	letter: { "request-received": true, "request-opening": true, "request-start-moved": true },
	telegram: {
		"request-received": true,
		"request-repeated": true,
		"request-soon": true,
		"request-late": true,
		"request-place-free": true,
		"request-opening": true,
	},
	crm: { "request-received": true, "request-mended": true, "request-merged": true },
};

/** Whether this build can send it. The next build, which may run beside it, knows more kinds. */
export function isAboutRequest<Stored extends StoredMessage>(message: Stored): message is Stored & MessageAboutRequest {
	return Object.hasOwn(KINDS[message.channel], message.kind);
}
