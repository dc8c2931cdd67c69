import { useQuery } from "@tanstack/react-query";
import { useLocaleState, useRecordContext } from "react-admin";
import { type Card, getCard } from "../../providers/board.ts";
import { BOARD_KEY } from "./use-board.ts";

/** What stands around the request at hand; undefined until it is read. */
export function useCard(): Card | undefined {
	const [locale] = useLocaleState();
	const record = useRecordContext();
	const id = String(record?.id ?? "");
	const { data } = useQuery({
		queryKey: [BOARD_KEY, "card", id, locale],
		queryFn: ({ signal }) => getCard(id, locale, signal),
		enabled: id !== "",
		retry: 1,
	});
	return data;
}
