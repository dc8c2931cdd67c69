import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { House } from "lucide-react";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useGetResourceLabel, useTranslate } from "react-admin";
import { NavLink, useLocation } from "react-router-dom";
import { useMay } from "../access/use-person.ts";
import type { OfficeResource } from "../office-resource.ts";
import { OFFICE_RESOURCES } from "../office-resources.ts";
import { NIGHT } from "../theme/colours.ts";
import { MENU_GROUPS } from "./menu-groups.ts";

/** The sections of the office that the person may open, in groups. `onLeave` is called when one is chosen. */
export function RailMenu({ onLeave }: { onLeave?: () => void }) {
	const translate = useTranslate();
	const may = useMay();
	const nav = useRef<HTMLElement>(null);
	useCurrentInSight(nav);
	const byName = new Map(OFFICE_RESOURCES.map((resource) => [resource.name, resource]));
	const groups = MENU_GROUPS.map(({ name, resources }) => ({
		name,
		found: resources
			.map((resource) => byName.get(resource))
			.filter((resource) => resource?.list && may(resource.name, "list")) as OfficeResource[],
	})).filter(({ found }) => found.length > 0);
	return (
		<Box aria-label={translate("office.sections")} component="nav" ref={nav} sx={{ display: "grid", gap: 2 }}>
			<List>
				<li>
					<RailLink end icon={<House aria-hidden size={20} />} onClick={onLeave} to="/">
						{translate("office.start")}
					</RailLink>
				</li>
			</List>
			{groups.map(({ name, found }) => (
				<div key={name}>
					<GroupName id={`menu-${name}`}>{translate(`office.groups.${name}`)}</GroupName>
					<List aria-labelledby={`menu-${name}`}>
						{found.map((resource) => (
							<Fragment key={resource.name}>
								<PageLinks onLeave={onLeave} resource={resource} />
								<li>
									<ResourceLink onLeave={onLeave} resource={resource} />
								</li>
							</Fragment>
						))}
					</List>
				</div>
			))}
		</Box>
	);
}

/** Keeps the current section visible, however far down the list it is. */
function useCurrentInSight(nav: RefObject<HTMLElement | null>): void {
	const { pathname } = useLocation();
	useEffect(() => {
		nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
	}, [nav, pathname]);
}

function PageLinks({ resource: { pages = [] }, onLeave }: { resource: OfficeResource; onLeave?: () => void }) {
	const translate = useTranslate();
	return pages.map(
		({ path, menu }) =>
			menu && (
				<li key={path}>
					<RailLink icon={<menu.icon aria-hidden size={20} />} onClick={onLeave} to={path}>
						{translate(menu.label)}
					</RailLink>
				</li>
			),
	);
}

function ResourceLink({ resource: { name, icon: Icon }, onLeave }: { resource: OfficeResource; onLeave?: () => void }) {
	const label = useGetResourceLabel();
	return (
		<RailLink icon={<Icon aria-hidden size={20} />} onClick={onLeave} to={`/${name}`}>
			{label(name, 2)}
		</RailLink>
	);
}

type RailLinkProps = { to: string; icon: ReactNode; children: ReactNode; end?: boolean; onClick?: () => void };

function RailLink({ to, icon, children, end = false, onClick }: RailLinkProps) {
	return (
		<Row end={end} onClick={onClick} to={to}>
			{icon}
			{children}
		</Row>
	);
}

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 2 });

const GroupName = styled("div")({
	color: NIGHT.textMuted,
	fontSize: "0.8125rem",
	fontWeight: 600,
	padding: "0 12px 4px",
});

const Row = styled(NavLink)({
	display: "flex",
	alignItems: "center",
	gap: 12,
	minHeight: 44,
	padding: "0 12px",
	borderRadius: 12,
	color: NIGHT.textMuted,
	fontWeight: 550,
	textDecoration: "none",
	"&:hover": { color: NIGHT.text, backgroundColor: "rgba(255, 255, 255, 0.06)" },
	"&.active": { color: "#ffffff", backgroundColor: "rgba(255, 255, 255, 0.1)" },
	"&.active svg": { color: NIGHT.mark },
	"&&:focus-visible": { outline: "3px solid #ffd45d", outlineOffset: -3 },
});
