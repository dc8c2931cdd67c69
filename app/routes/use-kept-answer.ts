import { useState } from "react";

type Lost = { readonly lost: "offline" | "failed" };

/** Splits what a form was told: a sending that was lost takes nothing away of the answer that the school gave before it. */
export function useKeptAnswer<Said extends object>(said: Said | undefined) {
	const lost = said && "lost" in said ? (said as Lost).lost : undefined;
	const now = lost ? undefined : (said as Exclude<Said, Lost> | undefined);
	const [kept, keep] = useState(now);
	if (!lost && now !== kept) keep(now);
	return { answer: lost ? kept : now, lost };
}
