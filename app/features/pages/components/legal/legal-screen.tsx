import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { LegalDocument } from "./legal-document.tsx";
// Styles come with the page, whenever its code may come.
import "../text-contents.css";
import "./legal-document.css";

/** A legal document: it needs no code until somebody moves. */
export const LegalScreen = deferUntilSign<ComponentProps<typeof LegalDocument>>(async () => {
	await needWords("pages");
	return { default: (await import("./legal-document.tsx")).LegalDocument };
});
