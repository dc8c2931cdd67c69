import { useDataProvider, useTranslate } from "react-admin";
import { may, type Role } from "../../../../app/shared/staff-rights.ts";
import type { AskBeforeSave } from "../../frames/use-save-question.tsx";
import { openRequestsOf } from "./open-requests-of.ts";

/** Asks before somebody who has open requests gets a role that works on none. */
export function useRoleQuestion(): AskBeforeSave {
	const provider = useDataProvider();
	const translate = useTranslate();
	return async (change, saved) => {
		const worksOnRequests = (role: Role) => may(role, "requests", "update");
		if (!worksOnRequests(saved.role) || worksOnRequests(change.role)) return undefined;
		const { total } = await provider.getList("requests", openRequestsOf(String(saved.id)));
		if (!total) return undefined;
		const word = (name: string) => `resources.people.leavingRequests.${name}`;
		const content = translate("resources.people.openRequests", { smart_count: total });
		return { title: word("title"), content, confirm: word("confirm"), cancel: word("keep") };
	};
}
