import type { PlaceMessages } from "../webinars/registrations/place-messages.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";

export const NO_PLACES: PlaceMessages = { announceFreePlace: async () => undefined };

/** What carrying out an erasure needs, where no letters are filed and nobody waits for a place; what people were told is written down. */
export function listenToErasures(): { readonly told: object[]; readonly deps: ErasureDeps } {
	const told: object[] = [];
	const deps: ErasureDeps = {
		eraseLetters: async () => undefined,
		messages: {
			announceErased: async (_db, erased) => void told.push(erased),
			announceRefusal: async (_db, erasureId) => void told.push({ refused: erasureId }),
		},
		places: NO_PLACES,
	};
	return { told, deps };
}
