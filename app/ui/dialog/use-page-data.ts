import { useEffect } from "react";
import { useFetcher } from "react-router";

/**
 * The data of the page at `url`, for a dialog that shows the same; undefined until it is there. Once the dialog is closed the request is
 * dropped, even one that waits because the school cannot be reached.
 */
export function usePageData<Data>(url: string) {
	const { load, data, reset } = useFetcher<Data>();
	useEffect(() => {
		void load(url);
	}, [load, url]);
	useEffect(() => () => reset(), [reset]);
	return { load, data };
}
