import { createContext } from "react";

/** What the server has drawn of pages before (`app/ui/kept/keep-part.tsx`). */
export type KeptParts = {
	/** The text that stands for a part in the page that is being drawn; undefined where the part has to be drawn. */
	recall(key: string): string | undefined;
	/** The texts before and after a part that is drawn: by them it is found in the page, and kept. */
	frame(key: string): { readonly opening: string; readonly end: string };
};

/** Undefined where nothing is kept: in the browser, and inside of a part that is. */
export const KeptPartsContext = createContext<KeptParts | undefined>(undefined);
