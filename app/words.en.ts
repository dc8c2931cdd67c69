import postCard from "./features/blog/components/card/words.en.json";
import blog from "./features/blog/words.en.json";
import courseCard from "./features/catalog/components/card/words.en.json";
import instalments from "./features/catalog/components/instalments/words.en.json";
import courses from "./features/catalog/components/list/words.en.json";
import catalog from "./features/catalog/words.en.json";
import basket from "./features/checkout/components/basket/words.en.json";
import checkout from "./features/checkout/components/checkout/words.en.json";
import invoice from "./features/checkout/components/invoice/words.en.json";
import order from "./features/checkout/components/order/words.en.json";
import paying from "./features/checkout/components/paying/words.en.json";
import discovery from "./features/discovery/words.en.json";
import guides from "./features/guides/words.en.json";
import homeRest from "./features/home/components/rest/words.en.json";
import home from "./features/home/words.en.json";
import landings from "./features/landings/words.en.json";
import moneyHelp from "./features/money-help/words.en.json";
import pages from "./features/pages/components/words.en.json";
import quiz from "./features/quiz/words.en.json";
import requests from "./features/requests/words.en.json";
import search from "./features/search/words.en.json";
import trials from "./features/trials/words.en.json";
import webinars from "./features/webinars/words.en.json";
import cookies from "./layout/cookies/words.en.json";
import footer from "./layout/footer/words.en.json";
import header from "./layout/header/words.en.json";
import lowVision from "./layout/low-vision/words.en.json";
import layout from "./layout/words.en.json";
import navigation from "./navigation/words.en.json";
import ui from "./ui/words.en.json";

export default {
	basket,
	blog,
	catalog,
	checkout,
	cookies,
	courseCard,
	courses,
	discovery,
	footer,
	guides,
	header,
	home,
	homeRest,
	instalments,
	invoice,
	landings,
	layout,
	lowVision,
	moneyHelp,
	navigation,
	order,
	pages,
	paying,
	postCard,
	quiz,
	requests,
	search,
	trials,
	ui,
	webinars,
};
