import { useQuery } from "@tanstack/react-query";
import { getColleagues } from "../../providers/board.ts";
import { BOARD_KEY } from "./use-board.ts";

/** Everybody who works on requests; nobody until they are read. */
export function useColleagues() {
	const { data = [], isPending } = useQuery({
		queryKey: [BOARD_KEY, "colleagues"],
		queryFn: ({ signal }) => getColleagues(signal),
		retry: 1,
	});
	return { colleagues: data, isPending };
}
