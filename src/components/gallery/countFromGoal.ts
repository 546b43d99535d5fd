import type { Swiper } from 'swiper/types'

/**
 * Makes a swipe that catches the slides on their way count from the slide they were going to. The engine
 * counts from where it caught them: a quick second swipe would only complete the first.
 */
export function countFromGoal(swiper: Swiper): void {
  const { touchEventsData: touch } = swiper
  /** How far the slides still had to go when they were caught, in px. */
  let left = 0

  swiper.on('touchMove', () => {
    if (!touch.isMoved) left = swiper.translate - swiper.getTranslate()
  })
  // The engine decides where to glide after this event. It decides nothing where the slides were not pulled.
  swiper.on('touchEnd', () => {
    const isPulled = touch.isMoved && touch.currentTranslate !== touch.startTranslate
    if (isPulled) swiper.setTranslate(swiper.translate + left)
  })
}
