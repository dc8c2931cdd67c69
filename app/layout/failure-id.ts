import { createContext, use, useEffect, useState } from "react";

/** The number under which the server has written a failure into its log; the browser reads it back from the page it got. */
export const FailureIdContext = createContext<string | undefined>(undefined);

/** The attribute of the element that shows the number. */
export const FAILURE_ATTRIBUTE = "data-failure";

/** The number to quote: the server's, or one made here when the failure is the browser's own. */
export function useFailureId(): string | undefined {
	const given = use(FailureIdContext);
	const [own, setOwn] = useState<string>();
	useEffect(() => {
		if (!given) setOwn(makeFailureId());
	}, [given]);
	return given ?? own;
}

/** Eight hexadecimal digits: short enough to be read out on the phone. Works without TLS, unlike `randomUUID` in a browser. */
export function makeFailureId(): string {
	const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
	return number.toString(16).padStart(8, "0");
}
