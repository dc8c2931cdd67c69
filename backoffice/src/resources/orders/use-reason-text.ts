import { useTranslate } from "react-admin";

/** Gives a reason in words: a code of a bank or of ours has some; what staff wrote stands as it is. */
export function useReasonText(): (reason: string | null) => string | null {
	const translate = useTranslate();
	return (reason) => reason && translate(`resources.orders.failures.${reason}`, { _: reason });
}
