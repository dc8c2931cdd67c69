import { Button } from "../button/button.tsx";
import { IconButton, IconLink } from "../button/icon-button.tsx";
import { LinkButton } from "../button/link-button.tsx";
import { MoreLink } from "../button/more-link.tsx";
import { Cluster } from "../layout/stack.tsx";
import { Logo } from "../logo/logo.tsx";
import { Night } from "../scene/night.tsx";
import { words } from "./gallery-words.ts";

const { buttons } = words;

export function ButtonsDemo() {
	return (
		<>
			<Cluster>
				<Button>{buttons.primary}</Button>
				<Button variant="secondary">{buttons.secondary}</Button>
				<Button variant="ink">{buttons.ink}</Button>
				<Button variant="ghost">{buttons.ghost}</Button>
				<Button variant="danger">{buttons.danger}</Button>
			</Cluster>
			<Cluster>
				<Button size="lg">{buttons.large}</Button>
				<Button size="sm">{buttons.small}</Button>
				<Button disabled>{buttons.disabled}</Button>
				<Button busy>{buttons.busy}</Button>
				<Button busy icon="phone" size="sm" variant="secondary">
					{buttons.busy}
				</Button>
				<MoreLink to="/">{buttons.link}</MoreLink>
				<IconButton icon="search" label={buttons.search} tone="line" />
				<IconLink icon="shopping-basket" label={buttons.link} to="/" />
				<IconButton disabled icon="trash-2" label={buttons.danger} tone="line" />
			</Cluster>
			<Cluster>
				<LinkButton icon="phone" to="/" variant="secondary">
					{buttons.icon}
				</LinkButton>
				<LinkButton href="#main" iconEnd="arrow-right">
					{buttons.link}
				</LinkButton>
				<Logo name={buttons.logo} to="/" />
			</Cluster>
			<Button block size="lg">
				{buttons.block}
			</Button>
			<Night className="card">
				<Cluster>
					<Button>{buttons.primary}</Button>
					<Button variant="glass">{buttons.glass}</Button>
					<Logo name={buttons.logo} to="/" />
				</Cluster>
			</Night>
		</>
	);
}
