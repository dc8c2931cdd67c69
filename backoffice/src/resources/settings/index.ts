import { Settings } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { SettingEdit } from "./setting-edit.tsx";
import { SettingList } from "./setting-list.tsx";

export const resource: OfficeResource = {
	name: "settings",
	icon: Settings,
	list: SettingList,
	edit: SettingEdit,
	recordRepresentation: ({ id }) => i18nProvider.translate(`resources.settings.keys.${id}.name`, { _: String(id) }),
};
