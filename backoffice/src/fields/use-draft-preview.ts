import { useEffect, useState } from "react";
import { HttpError, useDataProvider, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { Locale } from "../../../app/shared/localized.ts";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { refusalOf } from "../providers/http.ts";
import { createOrderOfAnswers } from "./order-of-answers.ts";

/** How long typing must pause before the page is rendered again. */
const PAUSE_MS = 1200;

/** The id of a record that is not saved yet, in the address of its preview. */
const NEW = "new";

export type DraftPreview = {
	readonly url: string | undefined;
	/** Keys of sentences, or sentences: why the page does not follow; of fields by their paths, of the whole under "". */
	readonly problems: Readonly<Record<string, string>>;
};

/**
 * The real page of the document as it is being typed; follows the form while `isOn`. The last good page stays while the form has errors.
 */
export function useDraftPreview({ locale, isOn }: { locale: Locale; isOn: boolean }): DraftPreview {
	const resource = useResourceContext() ?? "";
	const id = useRecordContext()?.id ?? NEW;
	const provider = useDataProvider<OfficeDataProvider>();
	const { getValues, watch } = useFormContext();
	const [preview, setPreview] = useState<DraftPreview>({ url: undefined, problems: {} });
	useEffect(() => {
		if (!isOn) return;
		let timer: ReturnType<typeof setTimeout>;
		let isGone = false;
		const ask = createOrderOfAnswers();
		async function draw(): Promise<void> {
			const isNews = ask();
			try {
				const { data } = await provider.previewDraft(resource, id, { locale, document: getValues() });
				if (!isGone && isNews()) setPreview({ url: data.url, problems: {} });
			} catch (error) {
				if (!isGone && isNews()) setPreview((last) => ({ ...last, problems: problemsOf(error) }));
			}
		}
		const { unsubscribe } = watch(() => {
			clearTimeout(timer);
			timer = setTimeout(draw, PAUSE_MS);
		});
		void draw();
		return () => {
			isGone = true;
			clearTimeout(timer);
			unsubscribe();
		};
	}, [isOn, locale, resource, id, provider, getValues, watch]);
	return preview;
}

function problemsOf(error: unknown): DraftPreview["problems"] {
	if (!(error instanceof HttpError)) return { "": "errors.failed" };
	return refusalOf(error).errors ?? { "": error.message };
}
