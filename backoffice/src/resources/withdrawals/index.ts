import { BellOff } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { WithdrawalList } from "./withdrawal-list.tsx";

export const resource: OfficeResource = {
	name: "withdrawals",
	icon: BellOff,
	list: WithdrawalList,
	waiting: [
		{ filter: { kind: "ads", acknowledged: "no" }, label: "resources.withdrawals.waiting.open", verb: "acknowledge" },
	],
};
