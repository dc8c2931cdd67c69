import { useQueryClient } from "@tanstack/react-query";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import type { OfficeDataProvider } from "../../providers/data-provider.ts";
import { refusalOf } from "../../providers/http.ts";
import { BOARD_KEY } from "./use-board.ts";

/** Takes a request; if a colleague was faster, says who has it. */
export function useTake(): (request: { readonly id: string; readonly number: number }) => Promise<void> {
	const provider = useDataProvider<OfficeDataProvider>();
	const client = useQueryClient();
	const notify = useNotify();
	return async ({ id, number }) => {
		try {
			await provider.act("requests", id, "take");
			notify("resources.requests.board.taken", { type: "success", messageArgs: { number } });
		} catch (error) {
			if (!(error instanceof HttpError)) throw error;
			const { code } = refusalOf(error);
			if (code !== "taken") return notify(error.message, { type: "error" });
			const { data } = await provider.getOne("requests", { id });
			notify("resources.requests.board.takenBy", { type: "warning", messageArgs: { number, name: data.owner ?? "" } });
		} finally {
			await client.invalidateQueries({ queryKey: [BOARD_KEY] });
		}
	};
}
