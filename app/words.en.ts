import courseCard from "./features/catalog/components/card/words.en.json";
import courses from "./features/catalog/components/list/words.en.json";
import catalog from "./features/catalog/words.en.json";
import pages from "./features/pages/components/words.en.json";
import home from "./features/pages/home/words.en.json";
import promise from "./features/requests/promise/words.en.json";
import requests from "./features/requests/words.en.json";
import layout from "./layout/words.en.json";
import navigation from "./navigation/words.en.json";
import ui from "./ui/words.en.json";

export default { catalog, courseCard, courses, home, layout, navigation, pages, promise, requests, ui };
