import { GraduationCap } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { TrialBookingCreate } from "./trial-booking-create.tsx";
import { TrialBookingList } from "./trial-booking-list.tsx";
import { TrialBookingShow } from "./trial-booking-show.tsx";

export const resource: OfficeResource = {
	name: "trial-bookings",
	icon: GraduationCap,
	list: TrialBookingList,
	create: TrialBookingCreate,
	show: TrialBookingShow,
	recordRepresentation: ({ number, name }) => `№ ${number}, ${name}`,
	waiting: [
		{ filter: { queue: "conflict" }, label: "resources.trial-bookings.waiting.conflict", verb: "move" },
		{ filter: { queue: "unrecorded" }, label: "resources.trial-bookings.waiting.unrecorded", verb: "outcome" },
	],
};
