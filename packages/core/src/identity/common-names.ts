/**
 * Names that others would try first here: of gods, and of people common in India. One spelling suffices for each, as
 * `guessablePassword` compares them by sound.
 */
export const commonNames: readonly string[] = `
allah amman anjaneya annamalai arunachala ayyappa ayyappan bajrangbali balaji bhagavan bhagwan bhairava bhairav bhavani brahma buddha chamundi
christ dhanvantari durga ekambaram ganapathi ganapati ganesh ganesha ganga ganpati gayatri gopal gopala govind govinda guru gurunanak
guruvayurappan hanuman hari harihara indra ishwar ishwara jagannath jayram jesus jesuschrist kali kamakshi kanaka kandan kannan karthikeya karuppan
karuppasamy kartikeya kedarnath keshav khuda krishna kumaran lakshmi lakshminarayan mahadev mahadeva mahakali mahalakshmi mahavir maheshwara
mahesh mariamman mary meenakshi muhammad mohammed mohammad mother muneeswaran murugan murugaa muruga nagaraja nanak nandi narasimha narayan
narayana nataraj nataraja parvati parvathi perumal pillaiyar radha radhakrishna radhe radheradhe radheshyam raghava ram rama ramachandra
ramakrishna ranganatha sadhguru sai saibaba sairam saraswati saraswathi shakti shakthi shankar shanmuga shirdi shiv shiva shivaji shivshakti shivam
shree shri sita sitaram skanda somnath sri srinivasa subramanian subramaniam subramanya surya swami swamy swaminarayan thirupathi tirupati
tirumala tulasi tulsi uma vaishno vasudev velan velmurugan vel veera venkatesh venkateswara venkatachalam vighnesh vinayaka vinayagar vishnu vitthal waheguru
yamuna yesu namah namo namasivaya namashivaya omnamahshivaya jai jay jaya mata matadi saranam swamiye hare krsna bhole nath bholenath bappa morya vinayaga amma appa maa papa mata mummy daddy
aadhya aarav aditi aditya advait aisha aishwarya ajay ajit akash akhil akshay alok amal aman amar amit amita amitabh amrita anand anandi
ananya anbu anil anita anitha anjali anju ankit ankita anu anup anupam anuradha anusha aparna aravind archana arjun arun aruna arvind aryan
asha ashok ashwin ashwini avinash ayaan ayesha babu bala balakrishnan balu bharat bharathi bhaskar bhavana bhavya bhuvana bimal bindu chandan
chandra chandran chandrika chitra chithra darshan deepa deepak deepika dev devi devika dhanush dhoni diksha dilip dinesh divya divyansh faisal fatima
farhan farida gautam gauri geetha gita gokul gopi gowri hamza harish harini harsh harsha hasan hema hemant hussain ibrahim imran indira irfan
ishaan ishita jagadish janaki jasmine jay jaya jayanthi jayanti jayashree jeeva jothi jyothi jyoti kabir kajal kala kalpana kamal kamala kanika
kapil karan karthi karthik kartik karthika kavin kavita kavitha kavya khushi kiran kirti kishore kohli komal kranthi kriti kumar kumari kunal
lalita lalitha lata latha lavanya leela lokesh madhan madhav madhavi madhu madhuri mahima malar malathi malini mamta manas mani manikandan
manish manisha manju manjula manoj maya mayank meena meera megha mithun mohan mohit mona muthu nadia nagma naina nandhini nandini
naresh narendra naveen neelam neha nidhi nikhil nikita nila nirmala nisha nithya nitin nitya nivetha padma pallavi pankaj pavan pawan
pavithra pooja poonam prabha prabhu pradeep prakash pramod pranav prasad prasanna prashant prathap pratik praveen preethi preeti prem
prema premkumar priya priyadarshini priyanka pushpa rachna raghu rahim rahman rahul raj raja rajan rajani rajani rajesh rajeev rajini rajinikanth
rajiv rajkumar rajni raju rakesh rakhi raman ramesh rani ranjit ranjith rashmi ravi ravichandran ravindra rekha renu renuka revathi
riya rohan rohit roshan roshni rukmini rupa ruchi sachin sagar sahil salim salman sameer samir samantha sandeep sandhya sangeeta sangeetha sanjana sanjay
sanjiv santosh santhosh sarala saranya sarika sasi satheesh satish satya savita savitri seema selvam selvi senthil shabnam shah shahid shahrukh shalini
shamim shanthi shanti sharada sharmila shashi shekhar sherin shilpa shivani shobha shraddha shreya shruti shubham shweta shyam siddharth
simran sindhu sivakumar sneha sonal sonali sonia sonu sourav srinivas srinivasan sruthi stalin subash subhash sudha sudhir suganya suhana sujatha
suman sumathi sumit sunil sunita sunitha suraj suresh sushil sushma swathi swati tamanna tamilarasi tamilselvi tanvi tanya tara tarun
thamarai thangam thilaga trisha uday uma umesh usha vaishali vaishnavi vani vanitha varsha varun vasanth vasantha veena venkat venkatesan vidya vijay
vijaya vijayalakshmi vikas vikram vimal vimala vinay vineeth vinod virat vishal vivek yash yadav yamini yasmin yogesh yusuf zara zainab zoya
agarwal ahmed ali ansari balasubramanian banerjee begum bhatia bhatt bose chakraborty chaudhary chauhan chopra choudhary das desai deshpande
dutta fernandes gandhi ghosh gill goel gowda gupta iyer iyengar jadhav jain jha joshi kapoor kaur khan khanna krishnan krishnamurthy
kulkarni malhotra mehta menon mishra modi mukherjee murthy nadar naidu nair natarajan nayak pandey pandian parmar patel patil pillai
prajapati rajput ramasamy rao rathod reddy roy saxena sen sethi shaikh sharma sheikh shetty shukla singh sinha solanki subbu sundaram
thakur thomas tiwari trivedi varma verma yadav
abdul abdullah abirami aisha alagu ambedkar anbarasan anbarasu arasu aysha azad bhagat bhuvaneswari bose chidambaram chinna chinnasamy dass duraisamy elango ezhil
francis george ilaiyaraaja iniya isaac jacob jaideep jawahar jerry john joseph kabali kalaiselvi kalam kamaraj kanimozhi karuna karunanidhi kasthuri
kayal kayalvizhi kuppusamy lakshman lakshmanan magesh malar malarvizhi mani mariam maria mariappan mathi mgr michael moorthy munusamy murali muralidharan
nallathambi nehru nivedha noor padmanabhan palani palanichamy palaniappan pandi paneer parthiban pavithran peter periyar periyasamy philip ponni poongodi
poonguzhali pugazh ramasamy rangan rosy sahana sakthivel samuel saravanan sarath sathya selvan selvaraj sham sidhu sivan sridevi sridhar stephen
subramani sukumar sundar suriya tamilselvan thala thalapathy thalaiva thambi thangaraj thenmozhi thirumurugan thiruvalluvar udhaya vadivel vadivelu vaishnav valli
valluvar vasu vasuki veerappan velu vetri vetrivel xavier yazhini yuvaraj yuvan
முருகன் முருகா கணேசன் விநாயகர் சிவன் சிவா பெருமாள் ஐயப்பன் அம்மன் அம்மா அப்பா மீனாட்சி லட்சுமி சரஸ்வதி கண்ணன் கிருஷ்ணா ராமன் குமார் ராஜா கார்த்திக் செந்தில்
செல்வி பிரியா விஜய் அஜித் ரஜினி தமிழ் வேல்
गणेश राम श्रीराम सीताराम जयश्रीराम हनुमान शिव शंकर महादेव कृष्ण कृष्णा राधा दुर्गा लक्ष्मी सरस्वती काली साईराम साईबाबा अल्लाह माँ पापा कुमार शर्मा सिंह राहुल पूजा
प्रिया सुनीता अनिता राजेश भारत
`
  .trim()
  .split(/\s+/);
