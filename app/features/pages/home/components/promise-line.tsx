import { useTranslations } from "use-intl";
import type { PromiseView } from "../../../requests/promise-view.ts";

/** When the manager calls, in the words of the room that keeps the promise. */
export function PromiseLine({ promise }: { promise: PromiseView }) {
	const t = useTranslations();
	return <>{t(promise.key as never, promise.values as never)}</>;
}
