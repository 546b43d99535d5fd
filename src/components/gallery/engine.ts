/** The carousel engine: the one chunk that galleries load after the page is alive. */
export { Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
