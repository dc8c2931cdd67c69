import type { RequestKind } from "../../../../database/request-types.ts";
import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { AlreadyWithUs } from "./request-done.tsx";
import "./request-form.css";

type AlreadyPageProps = {
	readonly own: RequestConfirmation | undefined;
	/** What was asked for again; undefined where nobody knows. */
	readonly kind: RequestKind | undefined;
	readonly phone: { readonly number: string; readonly label: string };
	/** From when on the phone is answered; undefined while somebody answers. */
	readonly callLater: string | undefined;
};

export function RequestAlreadyPage({ own, kind, phone, callLater }: AlreadyPageProps) {
	return (
		<main id="main" className="wrap wrap--narrow request-page">
			<AlreadyWithUs
				callLater={callLater}
				own={own}
				phone={phone}
				promisesCall={!kind || KIND_RULES[kind].promisesCall}
				title="h1"
			/>
		</main>
	);
}
