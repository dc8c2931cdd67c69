import { useTranslations } from "use-intl";
import type { PromiseView } from "../promise-view.ts";

/** When the school calls, as a sentence in the page's language. */
export function PromiseText({ promise }: { promise: PromiseView }) {
	const t = useTranslations();
	return <>{t(promise.key, promise.values as never)}</>;
}
