import { useTranslate } from "react-admin";
import { MOOT } from "../../../../app/shared/moot-messages.ts";

/** Names of the reasons that the school gives itself, by what is stored with a message. */
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(MOOT).map(([name, stored]) => [stored, name]));

/** Why a message was not sent, in the language of the screen; the words of a mail server, a bot or the CRM stay as they came. */
export function useDeliveryReason(): (lastError: string | null) => string {
	const translate = useTranslate();
	return (lastError) => {
		const name = NAMES.get(lastError ?? "");
		return name ? translate(`resources.deliveries.reasons.${name}`) : (lastError ?? "");
	};
}
