import { useEffect } from "react";
import { useFetcher } from "react-router";

/**
 * What the page at `url` is drawn with, for a dialog that shows the same; undefined until it is there. Once the dialog is gone nobody
 * waits for it, also not for one that is held while the school cannot be reached.
 */
export function usePageData<Data>(url: string) {
	const { load, data, reset } = useFetcher<Data>();
	useEffect(() => {
		void load(url);
	}, [load, url]);
	useEffect(() => () => reset(), [reset]);
	return { load, data };
}
