/** What others would try first here: the product's subject, words of accounts, and the largest cities and states of its readers. */
export const expectedWords: readonly string[] = `
udaya demo welcome password passwort secret login admin user guest test account parent child school student
astro astrology astrologer horo horoscope star stars sun moon planet planets sunrise dawn fate lucky luck navagraha navagraham natchathiram nakshatram jothidam jodhidam josiyam rasipalan gurupeyarchi word love ilove iloveyou
jathagam jathakam jyotish jyotisha kundli kundali rasi rashi nakshatra lagna zodiac birthchart birth chart
aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces mesha mesham rishaba rishabam vrishabha mithuna mithunam
karka kadaga kadagam simha simmam kanya kanni tula thulam vrishchika viruchigam dhanu dhanus makara magaram kumbha kumbam meenam
mangal budha budhan shukra sukran shani sani sanipeyarchi rahu ketu chandra mercury venus mars jupiter saturn
ashwini bharani krittika karthigai rohini mrigashira ardra thiruvathirai punarvasu pushya poosam ashlesha magha hasta chitra swati vishakha
anuradha jyeshtha mula purva uttara shravana thiruvonam dhanishta shatabhisha revati
report reading reports
agra ahmedabad ajmer aligarh allahabad amritsar aurangabad bangalore bengaluru bareilly bhopal bhubaneswar bombay calcutta calicut chandigarh
chennai cochin coimbatore colombo cuddalore cuttack dehradun delhi dindigul dubai erode faridabad ghaziabad goa gorakhpur guntur gurgaon
gurugram guwahati gwalior hosur howrah hubli hyderabad indore jabalpur jaipur jaffna jalandhar jammu jamshedpur jodhpur kanchipuram kannur
kanpur karaikudi karur kochi kolhapur kolkata kollam kota kozhikode kumbakonam kurnool london lucknow ludhiana madras madurai mangalore
mangaluru meerut moradabad mumbai mysore mysuru nagercoil nagpur nashik nellore newdelhi noida ooty palakkad patna pondicherry puducherry
pune raipur rajahmundry rajkot ranchi salem secunderabad singapore srinagar surat tanjore thane thanjavur thiruvananthapuram thoothukudi
thrissur tirunelveli tirupati tiruppur trichy tiruchirappalli trivandrum tuticorin udaipur ujjain vadodara varanasi vellore vijayawada
visakhapatnam vizag warangal kualalumpur penang newyork toronto sydney melbourne
andhra andhrapradesh assam bharat bihar gujarat haryana hindustan india karnataka kashmir kerala lanka srilanka madhyapradesh maharashtra
malaysia manipur odisha orissa punjab rajasthan tamil tamilnadu telangana uttarakhand uttarpradesh westbengal
`
  .trim()
  .split(/\s+/);
