import { openBoardChannel } from "../office/board-news.ts";
import { type Office, openOffice } from "../office/open-office.ts";
import { officeResources } from "../office/resources.ts";
import type { House } from "./open-house.ts";

/** The office of a house that is open, with its records and its board. */
export async function furnishOffice(house: House, adminFolder: string): Promise<Office> {
	const { school, store, database, bankDeps, mailFolder } = house;
	const board = await openBoardChannel(database);
	const resources = officeResources({ jobs: school.jobs, bankDeps, mailFolder });
	return openOffice({ school, board, resources, store, adminFolder });
}
