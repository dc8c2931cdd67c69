import type { ErasureDeps } from "./carry-out-erasure.server.ts";

/** What carrying out an erasure needs, where no letters are filed; what people were told is written down. */
export function listenToErasures(): { readonly told: object[]; readonly deps: ErasureDeps } {
	const told: object[] = [];
	const deps: ErasureDeps = {
		eraseLetters: async () => undefined,
		messages: {
			announceErased: async (_db, erased) => void told.push(erased),
			announceRefusal: async (_db, erasureId) => void told.push({ refused: erasureId }),
		},
	};
	return { told, deps };
}
